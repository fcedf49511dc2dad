import styled from '@emotion/styled';
import type { ComponentProps } from 'react';

const Fields = styled('form')({ display: 'grid', gap: 20, marginBlockStart: 28 });

/**
 * Forms are validated in code, because the browser's own messages disappear and cannot be read again. Outside a dialog
 * element, the method `dialog` does nothing. Without it, a form that is submitted before its script has loaded would put
 * its fields, such as the password, into the address.
 */
export const Form = (props: ComponentProps<'form'>) => <Fields noValidate method="dialog" {...props} />;
