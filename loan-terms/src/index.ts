export * from './currency';
export * from './effective-rate';
export * from './money';
export * from './quote';
