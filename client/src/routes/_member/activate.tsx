import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_member/activate')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_member/activate"!</div>;
}
