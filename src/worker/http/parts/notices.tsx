/**
 * What the board does not show about the position, told anew as positions change. `isNow`: the reader is to
 * move in it; then a phone shows it above the board.
 */
export interface NoticesFacts {
  readonly notices: readonly string[];
  readonly isNow: boolean;
}

export const Notices = ({ notices, isNow }: NoticesFacts) => (
  <div class={isNow ? 'now' : undefined} data-part="notices" aria-live="polite">
    {notices.map((notice) => (
      <p class="hint">{notice}</p>
    ))}
  </div>
);
