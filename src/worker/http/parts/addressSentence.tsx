/** A sentence with an address in it that stands out. */
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
