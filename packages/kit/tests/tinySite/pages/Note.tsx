import { type LoaderFunctionArgs, data, Link } from 'react-router-dom';
import { notes } from '../notes.ts';

interface Data {
  id: string;
  text: string | undefined;
}

export function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  const text = notes[id];
  return data<Data>({ id, text }, { status: text === undefined ? 404 : 200 });
}

export const meta = ({ id }: Data) => ({ title: `Note ${id}` });

export function Page({ data: { id, text } }: { data: Data }) {
  return (
    <>
      <h1>{id}</h1>
      <p>{text ?? 'There is no such note.'}</p>
      {id === 'rain' &&
        ['/notes/hail', '/notes/sun', '/x.txt'].map((to) => <Link key={to} to={to} />)}
    </>
  );
}
