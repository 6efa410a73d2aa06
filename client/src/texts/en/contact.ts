export const contact = {
  pageTitle: 'Contact Us',
};
