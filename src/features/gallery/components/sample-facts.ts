import type { ChartLine } from '@/ui/charts/drawing';

export const HOLDER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const HASH = '0x9b2f1c6a5f0f7b7c2d4e8a91d3c5f7e9a1b3d5f7092b4d6f8a1c3e5f7a9b1d3e';

const PRICES = [
  11.82, 11.9, 11.86, 11.95, 12.04, 12.01, 11.93, 11.88, 11.97, 12.1, 12.18, 12.12, 12.09, 12.2, 12.31, 12.28, 12.36,
  12.3, 12.22, 12.25, 12.34, 12.41, 12.38, 12.33, 12.39, 12.46, 12.52, 12.47, 12.44, 12.48,
];

const DAY = 86_400_000;
const LAST = Date.UTC(2026, 10, 19);

export const MONTH: ChartLine = {
  name: 'Price',
  points: PRICES.map((value, index) => ({
    at: LAST - (PRICES.length - 1 - index) * DAY,
    value,
    text: `$${value.toFixed(2)}`,
  })),
};
