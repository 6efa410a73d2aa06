import type { ConfigDto } from '@pautang/sdk';
import type { ReactNode } from 'react';
import { configAnswer } from '../../api/misc';
import { useAnswer } from '../../lib/answer';
import { Pending } from '../ui/skeleton/skeleton';

interface FromConfigProps {
  /** What it looks like, so that its place is kept before it arrives. */
  like: string;
  children: (config: ConfigDto) => ReactNode;
}

/** Something that only the configuration knows; a dash where it did not come. */
export function FromConfig({ like, children }: FromConfigProps) {
  const { data: config, isError } = useAnswer(configAnswer);
  if (config) return children(config);
  return isError ? '–' : <Pending like={like} />;
}

/** The company's address, to be written to with one press. */
export function ContactEmail() {
  return (
    <FromConfig like="help@pautang.example">
      {({ contactEmail }) => <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
    </FromConfig>
  );
}
