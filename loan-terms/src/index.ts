export * from './currency';
export * from './effective-rate';
export * from './interest-method';
export * from './money';
export * from './quote';
