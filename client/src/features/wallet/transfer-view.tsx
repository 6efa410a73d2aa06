import { useEffect, useState } from 'react';
import { refreshWallet, type Wallet } from '../../api/wallet';
import { Ended, Succeeded, Waiting } from '../../components/layout/outcome';
import { useTexts } from '../../texts/define-texts';
import { walletTexts } from '../../texts/wallet';
import { type SentTransfer, transferOf, transferringMs } from './withdrawal-flow';

interface TransferViewProps {
  sent: SentTransfer;
  wallet: Wallet | undefined;
  onDone: () => void;
}

/** Transferring for a while, then what has become of the transfer by then. */
export function TransferView({ sent, wallet, onDone }: TransferViewProps) {
  const texts = useTexts(walletTexts);
  const [isOver, setOver] = useState(() => Date.now() >= sent.at + transferringMs);

  useEffect(() => {
    if (isOver) return;
    const end = () => {
      setOver(true);
      void refreshWallet();
    };
    const timer = setTimeout(end, sent.at + transferringMs - Date.now());
    return () => clearTimeout(timer);
  }, [isOver, sent.at]);

  if (!isOver) {
    const { transferring, transferringText, transferringWarning } = texts;
    return <Waiting title={transferring} text={transferringText} warning={transferringWarning} />;
  }
  const transfer = wallet && transferOf(wallet, sent.withdrawalNumber);
  const leave = { action: texts.continue, onContinue: onDone };
  if (transfer?.status === 'COMPLETED') {
    return <Succeeded title={texts.successTitle} text={texts.successText} {...leave} />;
  }
  if (transfer?.status === 'FAILED') {
    return <Ended title={texts.failedTitle} text={transfer.statusMessage} color="danger" {...leave} />;
  }
  return <Ended title={texts.sentTitle} text={texts.sentText} color="info" {...leave} />;
}
