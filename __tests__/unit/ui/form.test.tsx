import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforePaintScript } from '@/config/before-paint';
import { Form } from '@/ui/form/form';

test('a form that is submitted before its script has loaded puts no field into the URL', () => {
  const form = <Form onSubmit={() => undefined}>{<input name="password" />}</Form>;
  expect(renderToStaticMarkup(form)).toMatch(/^<form[^>]* method="dialog"/);
});

describe('a form that was submitted before React could handle it', () => {
  const served = () => {
    const form = document.createElement('form');
    form.setAttribute('method', 'dialog');
    document.body.append(form);
    return form;
  };
  const runInline = () => new Function(beforePaintScript)();
  const submitEarly = (form: HTMLFormElement) =>
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const submits = (form: HTMLFormElement) => {
    const submitted = jest.fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', submitted);
    return submitted;
  };
  afterEach(() => {
    document.body.replaceChildren();
    delete window.submitEarlyForm;
  });

  test('is submitted once, when the first form is mounted', () => {
    runInline();
    const form = served();
    submitEarly(form);
    submitEarly(form);
    const submitted = submits(form);
    render(<Form />);
    render(<Form />);
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  test('is not submitted again if its submit was handled', () => {
    runInline();
    const form = served();
    const submitted = submits(form);
    form.requestSubmit();
    render(<Form />);
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  test('is not submitted if its fields were changed since, because the visitor has not finished', () => {
    runInline();
    const form = served();
    submitEarly(form);
    form.dispatchEvent(new Event('input', { bubbles: true }));
    const submitted = submits(form);
    render(<Form />);
    expect(submitted).not.toHaveBeenCalled();
  });

  test('is not submitted if the page no longer shows it', () => {
    runInline();
    const form = served();
    submitEarly(form);
    form.remove();
    const submitted = submits(form);
    render(<Form />);
    expect(submitted).not.toHaveBeenCalled();
  });
});
