import type { ComponentProps } from 'react';
import { Loaded } from '../../components/layout/loaded';
import { Dialog } from '../../components/ui/dialog/dialog';

interface NotKnownYetProps extends Omit<ComponentProps<typeof Loaded>, 'children'> {
  title: string;
  onClose: () => void;
}

/** Who comes to a step of a dialog by a link or reloads waits here, instead of in another dialog. */
export function NotKnownYet({ title, onClose, ...loading }: NotKnownYetProps) {
  return (
    <Dialog opened size="small" title={title} onClose={onClose}>
      <Loaded {...loading}>{() => null}</Loaded>
    </Dialog>
  );
}
