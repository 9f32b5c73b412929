/** The signs on the board's controls. Each has a label beside it, so they say nothing to screen readers. */
const PATHS = {
  first: 'M5 4v12M16 4l-8 6 8 6z',
  back: 'M14 4l-8 6 8 6z',
  on: 'M6 4l8 6-8 6z',
  newest: 'M15 4v12M4 4l8 6-8 6z',
  watch: 'M10 2a8 8 0 1 0 .01 0zM8 6.5l5.5 3.5L8 13.5z',
  contrast: 'M10 2a8 8 0 1 0 .01 0zM10 4.5a5.5 5.5 0 0 1 0 11z',
  turn: 'M4 9a6 6 0 0 1 10.5-3M16 11a6 6 0 0 1-10.5 3M15 2v4h-4M5 18v-4h4',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class={`icon ${name}`} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
