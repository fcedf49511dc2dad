import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { appLinks, isPhone } from '../wallets/phone';

const List = styled('ul')({
  '&&': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 8,
    paddingBlockStart: 14,
  },
});
const App = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 14,
  border: `1px solid ${color.edge}`,
  borderRadius: 3,
  color: color.ink,
  textDecoration: 'none',
  fontWeight: 550,
});

/** Phone browsers have no wallet extensions, but wallet apps have a browser. */
export function OpenHere() {
  if (!isPhone()) return null;
  return (
    <List aria-label="Open this page in">
      {appLinks(window.location.href).map(({ name, href }) => (
        <li key={name}>
          <App href={href} rel="noreferrer">
            {name}
          </App>
        </li>
      ))}
    </List>
  );
}
