import { NewsForm } from '@/parts/news-form';

export const NewsByMail = NewsForm;
