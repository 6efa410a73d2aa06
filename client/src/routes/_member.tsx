import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { MemberShell } from '../components/layout/member-shell';
import { session } from '../lib/session';

const memberRole = 'MEMBER';

export const Route = createFileRoute('/_member')({
  beforeLoad: ({ location }) => {
    if (!session.get().roles.includes(memberRole)) {
      throw redirect({ to: '/login', search: { from: location.href } });
    }
  },
  component: Member,
});

function Member() {
  return (
    <MemberShell activated>
      <Outlet />
    </MemberShell>
  );
}
