import { Fragment } from 'react';
import { menuOf, type Menu } from '@/config/routes';
import { MenuEntry, MenuHeading } from './menu-entry';
import { menuBadgeOf } from './menu-badges';

const GROUPS: readonly (readonly [Menu, string])[] = [
  ['figures', 'Figures'],
  ['read', 'Read'],
  ['ask', 'Ask'],
];

export const BankEntries = ({ onFollow }: { onFollow: () => void }) =>
  GROUPS.map(([menu, title]) => (
    <Fragment key={menu}>
      <MenuHeading>{title}</MenuHeading>
      {menuOf(menu).map(({ path, name }) => (
        <MenuEntry key={path} {...{ path, name, onFollow }} note={menuBadgeOf(path)} />
      ))}
    </Fragment>
  ));
