import { createContext, useContext } from 'react';
import { en, type Texts } from './en';

const TextsContext = createContext<Texts>(en);

export const TextsProvider = TextsContext.Provider;

export function useTexts(): Texts {
  return useContext(TextsContext);
}
