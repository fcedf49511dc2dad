import { render, screen } from '@testing-library/react';
import { END_OF_OCTOBER, momentOf, SOURCE } from '@/domain/format-figure';
import { FactStrip } from '@/features/content/components/figures/fact-strip';

test('the day and source of a figure keep their order in a right-to-left page', () => {
  const first = { label: 'Price', value: '$12.48', asOf: END_OF_OCTOBER, source: 'Reference price' };
  const other = { label: 'Equity', value: '$10.64', asOf: momentOf('2026-09-30'), source: SOURCE };
  render(<FactStrip facts={[first, other]} />);
  const own = screen.getByText('30 Sept 2026').parentElement;
  expect(own).toHaveTextContent('30 Sept 2026, FNX Bank');
  expect(own).toHaveStyle({ unicodeBidi: 'plaintext' });
});
