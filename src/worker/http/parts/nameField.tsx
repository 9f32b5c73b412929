/** Asks for the name that others will see. */

export const NameField = ({ value = '' }: { readonly value?: string }) => (
  <div class="field">
    <label for="name">Your name at the board</label>
    <input id="name" name="name" type="text" autocomplete="nickname" maxlength={40} required value={value} />
    <p class="hint">Everybody can see it.</p>
  </div>
);
