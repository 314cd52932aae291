import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';

export const loader = ({ request }: LoaderFunctionArgs) =>
  new URL(request.url).searchParams.get('name') ?? 'world';

export const meta = () => ({ title: 'Home' });

export function Page({ data: name }: { data: string }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>Hello, {name}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
      {/* As content may write it: a file of that name would lie outside the folder of queries. */}
      <a href="/?name=/../../x">Up</a>
    </>
  );
}
