export const notFound = {
  title: '404 Hindi Nahanap ang Page',
  text: 'Paumanhin, hindi namin alam kung saan mo gustong pumunta.',
  back: 'Ibalik Mo Ako',
};
