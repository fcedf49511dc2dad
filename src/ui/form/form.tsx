import styled from '@emotion/styled';
import { useEffect, type ComponentProps } from 'react';

const Fields = styled('form')({ display: 'grid', gap: 20, marginBlockStart: 28 });

declare global {
  interface Window {
    /**
     * Repeats the submit of a form that was submitted before React could handle it. `before-paint.js` sets this
     * function.
     */
    submitEarlyForm?: () => void;
  }
}

/**
 * Validates forms in code, because the browser's own messages disappear and cannot be read again.
 *
 * A form may be submitted before its script has loaded. The default method would then put its fields, such as the
 * password, into the URL. The method `dialog` prevents this, because it submits nothing outside a dialog element.
 */
export function Form(props: ComponentProps<'form'>) {
  useEffect(() => window.submitEarlyForm?.(), []);
  return <Fields noValidate method="dialog" {...props} />;
}
