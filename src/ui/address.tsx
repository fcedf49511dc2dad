import { shortAddress } from '@/utils/text';

/** Shortened for reading, whole on hover and when copied; always left to right. */
export const Address = ({ value }: { value: string }) => (
  <bdi dir="ltr" title={value} style={{ whiteSpace: 'nowrap' }}>
    {shortAddress(value)}
  </bdi>
);
