/** What the browser keeps for its reader alone. */
export const Notebook = ({ notes }: { notes: boolean }) => (
  <section class="notebook needs-script">
    <h2>Lines you tried</h2>
    <p class="hint">Kept in this browser; nobody else sees them.</p>
    <ul class="lines" data-part="lines"></ul>
    {notes ? (
      <>
        <h2>
          <label for="notes">Notes</label>
        </h2>
        <textarea id="notes" rows={4} data-part="notes" disabled></textarea>
      </>
    ) : null}
  </section>
);
