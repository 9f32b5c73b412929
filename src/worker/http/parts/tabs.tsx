/**
 * Panels of which one is open at a time. Each is a `<details>`, so that they work without a script; the style
 * sheet lays their summaries out as tabs.
 */
import type { Child } from 'hono/jsx';

export interface Tab {
  readonly label: string;
  /** undefined: there is no such tab. */
  readonly content: Child | undefined;
  readonly isOpen?: boolean;
  /** Whether it goes on paper. */
  readonly isPrinted?: boolean;
  /** Whether only a script can use it. */
  readonly needsScript?: boolean;
}

export const Tabs = ({ name, tabs }: { readonly name: string; readonly tabs: readonly Tab[] }) => (
  <div class="tabs">
    {tabs.map(({ label, content, isOpen, isPrinted, needsScript }) =>
      content === undefined ? null : (
        <details
          name={name}
          open={isOpen}
          class={
            [isPrinted ? 'printed' : '', needsScript ? 'needs-script' : ''].join(' ').trim() || undefined
          }
        >
          <summary>{label}</summary>
          <div class="tab">{content}</div>
        </details>
      ),
    )}
  </div>
);
