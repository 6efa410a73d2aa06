import type { ReactNode } from 'react';
import { Mat } from '../mat/mat';
import { Unbroken } from '../text/visually-hidden';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  /** One line on what will stand here. */
  text?: string;
  /** One button. */
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <Mat className={classes.swatch} />
      <p className="card-title">{title}</p>
      {text && (
        <p className="quiet">
          <Unbroken>{text}</Unbroken>
        </p>
      )}
      {action}
    </div>
  );
}
