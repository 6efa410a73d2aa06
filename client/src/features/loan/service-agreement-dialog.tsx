import type { ConfigDto } from '@pautang/sdk';
import { Button } from '../../components/ui/button';
import { Dialog } from '../../components/ui/dialog';
import { serviceAgreement, serviceAgreementTexts as texts } from '../../texts/en/service-agreement';
import classes from './service-agreement-dialog.module.css';

interface ServiceAgreementDialogProps {
  config: ConfigDto;
  onClose: () => void;
}

export function ServiceAgreementDialog({ config, onClose }: ServiceAgreementDialogProps) {
  return (
    <Dialog
      opened
      title={texts.title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.ok}</Button>}
    >
      <p>{texts.intro(config.companyName)}</p>
      <ol className={classes.articles}>
        {serviceAgreement(config).map(({ title, paragraphs }, index) => (
          <li key={title}>
            <h3 className={classes.title}>{texts.articleTitle(index + 1, title)}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
