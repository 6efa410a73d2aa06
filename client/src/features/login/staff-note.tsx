import { mayEnterMemberArea, useSession } from '../../api/session';
import { Note } from '../../components/ui/note/note';
import { useTexts } from '../../texts/define-texts';
import { loginTexts } from '../../texts/login';

/** Tells staff why the member area did not open. */
export function StaffNote() {
  const texts = useTexts(loginTexts);
  const { token, roles } = useSession();
  if (!token || mayEnterMemberArea(roles)) return null;
  return (
    <Note color="warning">
      <strong>{texts.staffTitle}</strong> {texts.staffText}
    </Note>
  );
}
