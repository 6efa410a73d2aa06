export const notFound = {
  title: '404 Page Not Found',
  text: "Sorry, we don't know where you wanted to go.",
  back: 'Take Me Back',
};
