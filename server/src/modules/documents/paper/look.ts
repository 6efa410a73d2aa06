/** The colours of the product on white paper, and the measures of an A4 page in points. */
export const INK = '#10262e';
export const QUIET = '#48595e';
export const SEA = '#0f5563';
export const GOLD = '#f2b32e';
export const LINE = '#ded5c3';

/** 18 mm. */
export const MARGIN = 51;
const PAGE_WIDTH = 595.28;
export const PAGE_HEIGHT = 841.89;
export const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
/** What is written ends here; below stands the foot. */
export const CONTENT_BOTTOM = PAGE_HEIGHT - MARGIN - 18;
