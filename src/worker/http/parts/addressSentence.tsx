/** A sentence around an address, which stands out in it. */
export interface AddressSentenceFacts {
  readonly before: string;
  readonly address: string;
  readonly after: string;
}

export const AddressSentence = ({ before, address, after }: AddressSentenceFacts) => (
  <p>
    {before}
    <strong>{address}</strong>
    {after}
  </p>
);
