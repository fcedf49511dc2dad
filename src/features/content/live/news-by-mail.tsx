import { NewsForm } from '@/parts/news-form';

/** Loaded after the page, as all that asks the service. */
export const NewsByMail = NewsForm;
