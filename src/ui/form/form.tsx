import styled from '@emotion/styled';
import type { ComponentProps } from 'react';

const Fields = styled('form')({ display: 'grid', gap: 20, marginBlockStart: 28 });

/** Forms are validated in code, because the browser's own messages disappear and cannot be read again. */
export const Form = (props: ComponentProps<'form'>) => <Fields noValidate {...props} />;
