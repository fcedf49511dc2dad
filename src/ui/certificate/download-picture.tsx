import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { report } from '@/errors/report';
import { saveFile } from '@/utils/save-file';
import { Button } from '../button/button';

const Failed = styled('p')({ inlineSize: '100%', textAlign: 'center' });

const fileName = (number: string) => `FNX-certificate-${number.replaceAll(/[^\w-]+/g, '-')}.png`;

type Props = { number: string; place: () => HTMLElement | null };

export function DownloadPicture({ number, place }: Props) {
  const [state, setState] = useState<'ready' | 'drawing' | 'failed'>('ready');
  const isDrawing = useRef(false);
  const download = async () => {
    const certificate = place();
    if (!certificate || isDrawing.current) return;
    isDrawing.current = true;
    setState('drawing');
    try {
      const { certificatePicture } = await import('./picture/certificate-picture');
      saveFile(fileName(number), await certificatePicture(certificate));
      setState('ready');
    } catch (error) {
      report('certificate picture', error);
      setState('failed');
    }
    isDrawing.current = false;
  };
  return (
    <>
      <Button type="button" aria-busy={state === 'drawing' || undefined} onClick={() => void download()}>
        Download PNG
      </Button>
      {state === 'failed' && (
        <Failed role="alert">
          We couldn’t make the picture. Choose Download PNG to try again, or print the certificate to a file.
        </Failed>
      )}
    </>
  );
}
