export const TABS = [
  { key: 'profile', label: 'Profile' },
  { key: 'security', label: 'Security' },
  { key: 'preferences', label: 'Preferences' },
  { key: 'notifications', label: 'Notifications' },
  { key: 'wallet', label: 'Wallet' },
] as const;

export type TabKey = (typeof TABS)[number]['key'];

export const tabOf = (text: string | undefined): TabKey => TABS.find(({ key }) => key === text)?.key ?? 'profile';
