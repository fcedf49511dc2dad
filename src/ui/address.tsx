import { shortAddress } from '@/utils/text';

/** Shortened for reading, whole for whoever asks; always left to right. */
export const Address = ({ value }: { value: string }) => (
  <bdi dir="ltr" title={value}>
    {shortAddress(value)}
  </bdi>
);
