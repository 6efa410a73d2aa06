export const howItWorks = {
  pageTitle: 'How It Works',
};
