import styled from '@emotion/styled';
import type { ComponentProps } from 'react';

const Fields = styled('form')({ display: 'grid', gap: 20, marginBlockStart: 28 });

/** Validation is ours: the browser's own bubbles cannot be read again. */
export const Form = (props: ComponentProps<'form'>) => <Fields noValidate {...props} />;
