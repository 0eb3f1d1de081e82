export { ContactForm } from './ui/contact-form';
