import type { DownloadDto } from '@pautang/sdk';
import { useMember } from '../../api/member';
import { prepareDownload, useDownload } from '../../api/my-data';
import { rulesOf } from '../../api/schemas';
import { announced } from '../../components/form/announced';
import { defineForm } from '../../components/form/define-form';
import { FormDialog, Missing, SendButton } from '../../components/form/form';
import { Loaded } from '../../components/layout/loaded';
import { Button, ButtonAnchor } from '../../components/ui/button/button';
import { PasswordField } from '../../components/ui/field/text-field';
import { formatLongDateTime } from '../../lib/format';
import { usePlace } from '../../lib/use-place';
import { correctionsTexts } from '../../texts/corrections';
import { textsNow, useTexts } from '../../texts/define-texts';
import { myDataTexts } from '../../texts/my-data';
import { CorrectionsDialog, correctionSteps } from './corrections-dialog';
import { NotKnownYet } from './not-known-yet';
import { OwnName, ownPassword } from './own-password';
import sections from './parted-dialog.module.css';
import { useClosing } from './use-closing';

const bars = [48];

const steps = ['download', 'corrections', ...correctionSteps] as const;

const preparing = defineForm({
  empty: { password: '' },
  rules: rulesOf('DownloadRequestDto'),
  ...ownPassword,
});

const closing = defineForm({
  empty: { password: '' },
  rules: rulesOf('AccountCloseDto'),
  ...ownPassword,
});

/** All that is kept about the member, to take along; and the way out. */
export function MyDataDialog({ onClose }: { onClose: () => void }) {
  const answer = useMember();
  const texts = useTexts(correctionsTexts);
  const { data: member } = answer;
  const { name: step, open, close, goBack, replace } = usePlace('step', steps);
  if (step === 'download') return <PrepareDownload onClose={close} />;
  if (step && !member) {
    const { title, notLoaded: missing } = texts;
    return <NotKnownYet title={title} missing={missing} answer={answer} bars={bars} onClose={close} />;
  }
  if (step && member?.active) {
    return (
      <CorrectionsDialog
        member={member}
        chosen={step === 'corrections' ? undefined : step}
        onChoose={open}
        onBack={() => goBack('corrections')}
        onAsked={() => replace('corrections')}
        onClose={close}
      />
    );
  }
  return (
    <MyData
      onPrepare={() => open('download')}
      onCorrect={member?.active ? () => open('corrections') : undefined}
      onClose={onClose}
    />
  );
}

interface MyDataProps {
  onPrepare: () => void;
  /** Absent before the activation, whose steps are corrected themselves. */
  onCorrect: (() => void) | undefined;
  onClose: () => void;
}

function MyData({ onPrepare, onCorrect, onClose }: MyDataProps) {
  const texts = useTexts(myDataTexts);
  const { title: correct } = useTexts(correctionsTexts);
  const form = closing.useForm(useClosing());
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
      <section className={`stack ${sections.section}`}>
        <h3>{texts.download}</h3>
        <p>{texts.downloadText}</p>
        <Loaded answer={useDownload()} missing={texts.notLoaded} bars={bars}>
          {(download) => <Download download={download} onPrepare={onPrepare} />}
        </Loaded>
      </section>
      {onCorrect && (
        <section className={`stack ${sections.section}`}>
          <h3>{correct}</h3>
          <p>{texts.correctText}</p>
          <Button wide variant="line" onClick={onCorrect}>
            {correct}
          </Button>
        </section>
      )}
      <section className={`stack ${sections.section}`}>
        <h3>{texts.close}</h3>
        <p>{texts.closeText}</p>
        <p className="quiet">{texts.closeNeeds}</p>
        <OwnName />
        <closing.Field as={PasswordField} name="password" label={texts.password} unmarked />
        <Missing of={texts.missing} />
      </section>
    </FormDialog>
  );
}

interface DownloadProps {
  download: DownloadDto;
  onPrepare: () => void;
}

function Download({ download: { state, url, expiresAt }, onPrepare }: DownloadProps) {
  const texts = useTexts(myDataTexts);
  const words = {
    NONE: '',
    RUNNING: texts.preparing,
    READY: expiresAt && texts.until(formatLongDateTime(expiresAt)),
    FAILED: texts.failed,
    EXPIRED: texts.expired,
  }[state];
  return (
    <div className="stack">
      <p role="status">{words}</p>
      {state === 'READY' && (
        <ButtonAnchor wide href={url} download="my-data.zip">
          {texts.save}
        </ButtonAnchor>
      )}
      {state !== 'RUNNING' && (
        <Button wide variant="line" onClick={onPrepare}>
          {state === 'NONE' ? texts.prepare : texts.again}
        </Button>
      )}
    </div>
  );
}

/** The file shows what every screen masks, so a borrowed phone is not enough. */
function PrepareDownload({ onClose }: { onClose: () => void }) {
  const texts = useTexts(myDataTexts);
  const form = preparing.useForm(async ({ password }, { retry, isShown }) => {
    await announced({ pending: () => textsNow(myDataTexts).asking, retry }, () => prepareDownload(password));
    if (isShown()) onClose();
  });
  return (
    <FormDialog form={form} size="small" title={texts.download} onClose={onClose} send={texts.prepare}>
      <p>{texts.downloadText}</p>
      <OwnName />
      <preparing.Field as={PasswordField} name="password" label={texts.password} unmarked />
      <Missing of={texts.missingToPrepare} />
    </FormDialog>
  );
}
