import styled from '@emotion/styled';
import { useEffect, type ComponentProps } from 'react';

const Fields = styled('form')({ display: 'grid', gap: 20, marginBlockStart: 28 });

declare global {
  interface Window {
    /** Set by `before-paint.js`. Submits the form that was submitted before React could handle it. */
    submitEarlyForm?: () => void;
  }
}

/**
 * Forms are validated in code, because the browser's own messages disappear and cannot be read again. With the default
 * method, a form that is submitted before its script has loaded would put its fields, such as the password, into the
 * URL. The method `dialog` prevents this: outside a dialog element, it submits nothing.
 */
export function Form(props: ComponentProps<'form'>) {
  useEffect(() => window.submitEarlyForm?.(), []);
  return <Fields noValidate method="dialog" {...props} />;
}
