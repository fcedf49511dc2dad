export type Palette = {
  ground: string;
  raised: string;
  ink: string;
  soft: string;
  faint: string;
  rule: string;
  edge: string;
  metal: string;
  onMetal: string;
  gain: string;
  loss: string;
  caution: string;
};

export const DARK: Palette = {
  ground: '#14120f',
  raised: '#1b1915',
  ink: '#f2ebdd',
  soft: '#b3a997',
  faint: '#9c9282',
  rule: '#37322a',
  edge: '#6e6556',
  metal: '#6fb59b',
  onMetal: '#0e1512',
  gain: '#7cc58f',
  loss: '#e0836f',
  caution: '#c9a86a',
};

export const LIGHT: Palette = {
  ground: '#f4eee1',
  raised: '#fbf7ee',
  ink: '#1f1b15',
  soft: '#5c5345',
  faint: '#6a6051',
  rule: '#d8cdb8',
  edge: '#8d8069',
  metal: '#23614e',
  onMetal: '#fbf7ee',
  gain: '#2d7045',
  loss: '#a63f2c',
  caution: '#7a5c22',
};
