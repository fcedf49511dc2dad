import styled from '@emotion/styled';
import { AppLink } from '../app-link';
import { look, primaryLook } from './button';

const BOX = { display: 'inline-grid', placeItems: 'center', textDecoration: 'none' } as const;

export const ButtonLink = styled(AppLink)({ ...look, ...BOX, '&:hover': { borderColor: 'currentColor' } });
export const PrimaryLink = styled(AppLink)({ ...primaryLook, ...BOX, '&:hover': { filter: 'brightness(1.08)' } });
