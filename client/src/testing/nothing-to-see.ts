/** Stands for style sheets and icons where no browser is. */
export default {};
