/** The way from position to position: links, and with a script a slider. */

export interface ReplayBarFacts {
  /** The path of the newest position. */
  readonly path: string;
  readonly ply: number;
  readonly last: number;
}

export const ReplayBar = ({ path, ply, last }: ReplayBarFacts) => {
  const link = (go: string, to: number, text: string, rel?: string) => (
    <a data-go={go} rel={rel} href={to === ply || to < 0 || to > last ? undefined : `${path}/${to}`}>
      {text}
    </a>
  );
  return (
    <nav class="replay" aria-label="Positions" data-part="replay">
      <div class="row">
        {link('first', 0, 'Start')}
        {link('back', ply - 1, 'Back', 'prev')}
        {link('on', ply + 1, 'On', 'next')}
        {link('newest', last, 'Newest')}
        <button type="button" class="plain needs-script" data-part="auto" disabled>
          Watch
        </button>
      </div>
      <input
        type="range"
        class="needs-script"
        data-part="slider"
        aria-label="Position"
        min="0"
        max={String(last)}
        value={String(ply)}
        disabled
      />
    </nav>
  );
};
