export { AboutScreen } from './pages/about';
export { BankOverviewScreen } from './pages/bank-overview';
export { CampaignDetailsScreen } from './pages/campaign-details';
export { FnxizationScreen } from './pages/fnxization';
export { HowDifferentScreen } from './pages/how-different';
export { HowWorkScreen } from './pages/how-work';
export { RiskDisclosureScreen } from './pages/risk-disclosure';
