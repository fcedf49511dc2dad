import { renderToStaticMarkup } from 'react-dom/server';
import { Form } from '@/ui/form/form';

test('a form that is submitted before its script has loaded puts no field into the address', () => {
  const form = <Form onSubmit={() => undefined}>{<input name="password" />}</Form>;
  expect(renderToStaticMarkup(form)).toMatch(/^<form[^>]* method="dialog"/);
});
