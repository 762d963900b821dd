"""Submissions with Python's standard library alone, written from submissions.yaml. Prints its port, and serves until it is killed."""
import base64
import json
import re
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock
from urllib.parse import parse_qsl, unquote, urlsplit

ROLES = {"Bearer token-of-sam": "student", "Bearer token-of-tina": "teacher", "Bearer token-of-gert": "guardian"}
NAMES = {400: "ValidationError", 401: "unauthorized", 403: "forbidden", 404: "not_found", 409: "ConflictError"}
CHOICES = {"ownership": ("Mine", "Assigned"), "contextType": ("Assignment", "Quiz"), "status": ("InProgress", "Submitted")}


class Refusal(Exception):
    pass


def question():
    return {"type": "open-question", "phrase": "Why is the sky blue?", "targetAnswers": ["Light is scattered."]}


def assignment(number):
    exercise = {"id": "exercise-1", "content": [question()]}
    return {"id": f"assignment-{number}", "title": f"Week {number}", "description": "Read and answer.",
            "createdAt": "2025-09-01T08:00:00.000Z", "objective": {"exercises": [exercise]}}


def submission(number, status):
    owner = "sam" if number <= 2 else f"pupil-{number}"
    context = {"type": "Assignment", "assignment": assignment(number)}
    return {"id": f"submission-{number}", "owner": owner, "status": status, "answers": {}, "context": context, "version": number}


STORED = [submission(number, "Submitted" if number == 2 else "InProgress") for number in range(1, 9)]
LOCK = Lock()


def shown(stored, role):
    """A pupil sees neither target answers nor whose it is."""
    context = json.loads(json.dumps(stored["context"]))
    if role != "teacher":
        for exercise in context["assignment"]["objective"]["exercises"]:
            for content in exercise["content"]:
                content.pop("targetAnswers", None)
    whose = {"userUid": stored["owner"], "userName": stored["owner"].title()} if role == "teacher" else {}
    return {"id": stored["id"], "status": stored["status"], "answers": stored["answers"], "context": context, **whose}


def is_answer(answer):
    if not isinstance(answer, dict) or len(answer) != 1:
        return False
    (name, value), = answer.items()
    longest = {"value": 10000, "optionId": 64}.get(name)
    return longest is not None and isinstance(value, str) and len(value) <= longest and (name == "value" or value != "")


def list_page(role, query):
    given = dict(parse_qsl(query, keep_blank_values=True))
    for name, value in given.items():
        if name not in (*CHOICES, "contextId", "groupUid", "limit", "cursor") or (name in CHOICES and value not in CHOICES[name]):
            raise Refusal(400)
    limit = given.get("limit", "20")
    if not re.fullmatch(r"[0-9]{1,3}", limit) or not 2 <= int(limit) <= 100:
        raise Refusal(400)
    if not all(1 <= len(given.get(name, "x")) <= 64 for name in ("contextId", "groupUid")):
        raise Refusal(400)
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,200}", given.get("cursor", "x")):
        raise Refusal(400)
    assigned = given.get("ownership") == "Assigned"
    if assigned and role != "teacher":
        raise Refusal(403)
    rows = [one for one in STORED if (assigned or (role == "student" and one["owner"] == "sam"))
            and given.get("status", one["status"]) == one["status"] and given.get("contextType", "Assignment") == "Assignment"
            and given.get("contextId", one["context"]["assignment"]["id"]) == one["context"]["assignment"]["id"]]
    rows.sort(key=lambda one: -one["version"])
    start = 0
    if "cursor" in given:
        try:
            start = int(base64.urlsafe_b64decode(given["cursor"] + "=="))
        except ValueError:
            raise Refusal(400) from None
    part = rows[start:start + int(limit)]
    more = start + len(part) < len(rows)
    # Pages overlap by one.
    cursor = base64.urlsafe_b64encode(str(start + len(part) - 1).encode()).decode().rstrip("=") if more else None
    return {"data": [shown(one, role) for one in part], "cursor": cursor}


def update(role, key, body):
    if role != "student":
        raise Refusal(403)
    if len(key) > 64:
        raise Refusal(400)
    try:
        change = json.loads(body)
    except (ValueError, RecursionError):
        raise Refusal(400) from None
    if not isinstance(change, dict) or set(change) != {"status", "answers"} or change["status"] not in CHOICES["status"]:
        raise Refusal(400)
    answers = change["answers"]
    if not isinstance(answers, dict) or not all(isinstance(one, dict) and all(map(is_answer, one.values())) for one in answers.values()):
        raise Refusal(400)
    stored = next((one for one in STORED if one["id"] == key and one["owner"] == "sam"), None)
    if stored is None:
        raise Refusal(404)
    if stored["status"] == "Submitted":
        raise Refusal(409)
    stored.update(change, version=max(one["version"] for one in STORED) + 1)
    return shown(stored, role)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def result(self, body):
        role = ROLES.get(self.headers.get("Authorization", ""))
        if role is None:
            raise Refusal(401)
        # It has no ETags, so nobody has one to match.
        if len(self.headers.get("If-Match", "")) > 255:
            raise Refusal(400)
        address = urlsplit(self.path)
        key = unquote(address.path[1:])
        if address.path == "/" and self.command == "GET":
            return list_page(role, address.query)
        if "/" not in address.path[1:] and key and self.command == "PATCH":
            return update(role, key, body)
        raise Refusal(404)

    def respond(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        try:
            with LOCK:
                status, value = 200, self.result(body)
        except Refusal as refusal:
            status = refusal.args[0]
            value = {"name": NAMES[status], "message": f"Refused with {status}."}
        text = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = respond


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
server.serve_forever()
