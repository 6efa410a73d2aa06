export const about = {
  pageTitle: 'About Us',
};
