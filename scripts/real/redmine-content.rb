# What the Redmine of the tests holds: a firm with three people, a project that two of them work on, and one that only Ana sees.
#
# Ana is Manager of both projects. Ben is Reporter of the website: he may write issues and log time, and may not change or delete
# what others wrote. The administrator belongs to no project and sees everything.

PASSWORD = "correct horse battery"

def person(login, first, last)
  user = User.new(firstname: first, lastname: last, mail: "#{login}@haldencoffee.example", language: "en", mail_notification: "none")
  user.login = login
  user.password = PASSWORD
  user.save!
  user
end

def project(name, identifier, members, about)
  made = Project.new(name: name, identifier: identifier, is_public: false, description: about)
  made.enabled_module_names = %w[issue_tracking time_tracking]
  made.trackers = Tracker.all
  made.save!
  members.each { |user, role| Member.create!(project: made, principal: user, roles: [Role.find_by!(name: role)]) }
  made
end

def issue(project, author, subject, tracker:, priority: "Normal", **more)
  Issue.create!(
    project: project, author: author, subject: subject, tracker: Tracker.find_by!(name: tracker),
    priority: IssuePriority.find_by!(name: priority), status: IssueStatus.find_by!(name: "New"), **more
  ).reload
end

Redmine::DefaultData::Loader.load("en")
Setting.rest_api_enabled = "1"
User.find_by!(login: "admin").tap do |admin|
  admin.password = PASSWORD
  admin.must_change_passwd = false
  admin.save!
end

ana = person("ana", "Ana", "Souza")
ben = person("ben", "Ben", "Okafor")
website = project("Website", "website", { ana => "Manager", ben => "Reporter" }, "The shop and its pages.")
project("Payroll", "payroll", { ana => "Manager" }, "Wages.")

IssueCustomField.create!(
  name: "Client", field_format: "string", is_for_all: true, is_filter: true, min_length: 3, trackers: Tracker.all
)

User.current = ana
blank = issue(
  website, ben, "Blank page after sign-in",
  tracker: "Bug", priority: "High", assigned_to: ana, due_date: "2027-03-31", estimated_hours: 3,
  description: "Since the last release the page stays empty."
)
blank.init_journal(ben, "A customer wrote about it again.")
blank.save!
TimeEntry.create!(
  project: website, issue: blank, user: ana, author: ana, hours: 1.5, spent_on: "2026-11-19",
  activity: TimeEntryActivity.find_by!(name: "Development"), comments: "Found where it happens"
)
issue(website, ana, "Show opening hours", tracker: "Feature")
old = issue(website, ana, "Menu hides on phones", tracker: "Bug")
old.init_journal(ana)
old.update!(status: IssueStatus.find_by!(name: "Closed"))
