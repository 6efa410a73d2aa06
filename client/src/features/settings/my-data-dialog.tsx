import type { DownloadDto } from '@pautang/sdk';
import { useRef, useState } from 'react';
import { closeAccount, prepareDownload, useDownload } from '../../api/my-data';
import { fieldErrorsOf } from '../../api/problem';
import { rulesOf } from '../../api/schemas';
import { useSession } from '../../api/session';
import { announced } from '../../components/form/announced';
import { defineForm } from '../../components/form/define-form';
import { FormDialog, Missing, SendButton } from '../../components/form/form';
import { Loaded } from '../../components/layout/loaded';
import { useSignOut } from '../../components/layout/route-change';
import { Button, ButtonAnchor } from '../../components/ui/button/button';
import { PasswordField } from '../../components/ui/field/text-field';
import { formatLongDateTime } from '../../lib/format';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { textsNow, useTexts } from '../../texts/define-texts';
import { myDataTexts } from '../../texts/my-data';
import classes from './settings-screen.module.css';

const bars = [48];

const closing = defineForm({
  empty: { password: '' },
  rules: rulesOf('AccountCloseDto'),
  secrets: ['password'],
});

const errorsOf = (error: unknown) => fieldErrorsOf(error, { CURRENT_PASSWORD_WRONG: 'password' });

/** All that is kept about the member, to take along; and the way out. */
export function MyDataDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(myDataTexts);
  const phoneNumber = useSession().phoneNumber ?? '';
  const leave = useSignOut();
  const form = closing.useForm(
    async ({ password }, { retry }) => {
      const words = {
        pending: () => textsNow(myDataTexts).closing,
        done: () => textsNow(myDataTexts).closed,
        retry,
      };
      await announced(words, () => closeAccount(password));
      leave();
    },
    { errorsOf },
  );
  return (
    <FormDialog
      form={form}
      size="small"
      title={texts.title}
      onClose={onClose}
      footer={
        <SendButton wide gated variant="line">
          {texts.close}
        </SendButton>
      }
    >
      <section className={classes.section}>
        <h3>{texts.download}</h3>
        <p>{texts.downloadText}</p>
        <Loaded answer={useDownload()} missing={texts.notLoaded} bars={bars}>
          {(download) => <Download download={download} />}
        </Loaded>
      </section>
      <section className={classes.section}>
        <h3>{texts.close}</h3>
        <p>{texts.closeText}</p>
        <p className="quiet">{texts.closeNeeds}</p>
        {/* Tells the browser's password store whose password this is. */}
        <input type="text" hidden readOnly autoComplete="username" value={phoneNumber} />
        <closing.Field as={PasswordField} name="password" label={texts.password} unmarked />
        <Missing of={texts.missing} />
      </section>
    </FormDialog>
  );
}

function Download({ download: { state, url, expiresAt } }: { download: DownloadDto }) {
  const texts = useTexts(myDataTexts);
  const told = useRef<HTMLParagraphElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const oneAtATime = useOneAtATime();
  const prepare = () =>
    oneAtATime(async () => {
      setIsAsking(true);
      try {
        await announced({ pending: () => textsNow(myDataTexts).asking, retry: prepare }, prepareDownload);
        // What was pressed is gone.
        told.current?.focus();
      } finally {
        setIsAsking(false);
      }
    });
  const words = {
    NONE: '',
    RUNNING: texts.preparing,
    READY: expiresAt && texts.until(formatLongDateTime(expiresAt)),
    FAILED: texts.failed,
    EXPIRED: texts.expired,
  }[state];
  return (
    <div className="stack">
      <p ref={told} tabIndex={-1} role="status">
        {words}
      </p>
      {state === 'READY' && (
        <ButtonAnchor wide href={url} download="my-data.zip">
          {texts.save}
        </ButtonAnchor>
      )}
      {state !== 'RUNNING' && (
        <Button wide variant="line" busy={isAsking} onClick={prepare}>
          {state === 'NONE' ? texts.prepare : texts.again}
        </Button>
      )}
    </div>
  );
}
