import styled from '@emotion/styled';
import { useState } from 'react';
import { color } from '@/theme/tokens';
import { Button } from '../button';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' });
const Told = styled('span')({ color: color.soft });

type Course = 'told' | 'pressed' | 'trying' | 'again';

const next = (course: Course, isRetrying: boolean): Course => {
  if (course === 'pressed' && isRetrying) return 'trying';
  return course === 'trying' && !isRetrying ? 'again' : course;
};

const WORDS: Readonly<Record<Course, string>> = {
  told: '',
  pressed: '',
  trying: 'Trying again…',
  again: 'It failed again.',
};

/** The panel around this button is an alert, so the outcome of a retry is announced as well as shown. */
export function RetryButton({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const [before, setCourse] = useState<Course>('told');
  const course = next(before, isRetrying);
  if (course !== before) setCourse(course);
  const press = () => {
    setCourse('pressed');
    onRetry();
  };
  return (
    <Row>
      <Button type="button" onClick={press} aria-busy={isRetrying || undefined}>
        Try again
      </Button>
      {WORDS[course] && <Told>{WORDS[course]}</Told>}
    </Row>
  );
}
