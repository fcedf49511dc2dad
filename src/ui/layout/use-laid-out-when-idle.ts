import { useEffect } from 'react';
import { whenIdle } from '@/utils/when-idle';

export function useLaidOutWhenIdle(): void {
  useEffect(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('[data-late]')];
    let callOff = () => {};
    const waitForNext = () => {
      callOff = whenIdle(() => {
        const section = sections.shift();
        if (!section) return;
        section.style.contentVisibility = 'visible';
        const frame = requestAnimationFrame(waitForNext);
        callOff = () => cancelAnimationFrame(frame);
      });
    };
    waitForNext();
    return () => callOff();
  }, []);
}
