import { Note } from '../../components/ui/note';
import { useSession } from '../../lib/session';
import { useTexts } from '../../texts/texts';
import { mayEnterMemberArea } from './roles';

/** Tells staff why the member area did not open. */
export function StaffNote() {
  const texts = useTexts().auth;
  const { token, roles } = useSession();
  if (!token || mayEnterMemberArea(roles)) return null;
  return (
    <Note color="warning">
      <strong>{texts.staffTitle}</strong> {texts.staffText}
    </Note>
  );
}
